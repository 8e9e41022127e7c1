/** Who waits: the group is an address, or whatever one person may control; the owner is a player. */
export interface Owner {
  group: string
  owner: string
}

/**
 * Entries of one owner, oldest first, by owner and group. A map's order is the order in which they are
 * served.
 */
type Groups<T> = Map<string, Map<string, T[]>>

/**
 * Serves lower ranks first; within a rank, groups take turns, and owners within a group. Whoever asks for a
 * thousand things waits for them alone.
 */
export class FairQueue<T> {
  readonly #ranks: Groups<T>[] = []
  readonly #byGroup = new Map<string, number>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** How many entries of a group wait. */
  waitingOf(group: string): number {
    return this.#byGroup.get(group) ?? 0
  }

  add(entry: T, rank: number, { group, owner }: Owner): void {
    this.#ranks[rank] ??= new Map()
    const owners = this.#ranks[rank].get(group) ?? new Map<string, T[]>()
    const list = owners.get(owner) ?? []
    list.push(entry)
    owners.set(owner, list)
    this.#ranks[rank].set(group, owners)
    this.#byGroup.set(group, this.waitingOf(group) + 1)
    this.#size++
  }

  /** The next entry, of a group that may have its turn; groups that may not keep their place. */
  take(mayTake: (group: string) => boolean = () => true): T | undefined {
    for (const groups of this.#ranks) {
      const turn = groups && next(groups, mayTake)
      if (!turn) continue
      const [group, owners] = turn
      const [owner, list] = next(owners, () => true) as [string, T[]]
      const entry = list.shift() as T
      if (list.length > 0) owners.set(owner, list)
      if (owners.size > 0) groups.set(group, owners)
      this.#forget(group)
      return entry
    }
  }

  #forget(group: string): void {
    this.#size--
    const left = this.waitingOf(group) - 1
    if (left > 0) this.#byGroup.set(group, left)
    else this.#byGroup.delete(group)
  }
}

/** Takes the first entry that may be taken out of a map; put back, it is the last. */
function next<V>(map: Map<string, V>, mayTake: (name: string) => boolean): [string, V] | undefined {
  for (const entry of map)
    if (mayTake(entry[0])) {
      map.delete(entry[0])
      return entry
    }
}
