import type { EffectSteps } from '../effects/steps.js'
import type { Question } from '../state/state.js'
import { discard } from './cards/discard.js'
import { draw } from './cards/draw.js'
import { find } from './cards/find.js'
import { look } from './cards/look.js'
import { opponentsDraw } from './cards/opponents-draw.js'
import { reveal } from './cards/reveal.js'
import { showCards } from './cards/show-cards.js'
import { spendToLook } from './cards/spend-to-look.js'
import { takeBackEvents } from './cards/take-back-events.js'
import { addColonyTile } from './colonies/add-colony-tile.js'
import { colony } from './colonies/colony.js'
import { colonyBonuses } from './colonies/colony-bonuses.js'
import { fleets } from './colonies/fleets.js'
import { freeTrade } from './colonies/free-trade.js'
import { moveMarkers } from './colonies/move-markers.js'
import { banDelegate } from './committee/ban-delegate.js'
import { delegates } from './committee/delegates.js'
import { recruit } from './committee/recruit.js'
import { takeChair } from './committee/take-chair.js'
import type { Kind } from './compiled-op.js'
import { add } from './cubes/add.js'
import { cubesInto } from './cubes/cubes-into.js'
import { cureOrFlip } from './cubes/cure-or-flip.js'
import { doubleParked } from './cubes/double-parked.js'
import { infect } from './cubes/infect.js'
import { park } from './cubes/park.js'
import { spend } from './cubes/spend.js'
import { KIND_NAMES, type KindName } from './kind-names.js'
import { cathedral } from './map/cathedral.js'
import { claimArea } from './map/claim-area.js'
import { nomads } from './map/nomads.js'
import { oceanByFirst } from './map/ocean-by-first.js'
import { place } from './map/place.js'
import { choose } from './order/choose.js'
import { ifSo } from './order/if.js'
import { inOrder } from './order/in-order.js'
import { may } from './order/may.js'
import { raise } from './planet/raise.js'
import { tr } from './planet/tr.js'
import { drawCorporations } from './play/draw-corporations.js'
import { drawPreludes } from './play/draw-preludes.js'
import { fundAward } from './play/fund-award.js'
import { nextCard } from './play/next-card.js'
import { playCard } from './play/play-card.js'
import { repeatPrelude } from './play/repeat-prelude.js'
import { standardProject } from './play/standard-project.js'
import { useAgain } from './play/use-again.js'
import { lowerOpponents } from './rivals/lower-opponents.js'
import { reduceAny } from './rivals/reduce-any.js'
import { removeAny } from './rivals/remove-any.js'
import { removeAnyCubes } from './rivals/remove-any-cubes.js'
import { stealAny } from './rivals/steal-any.js'
import { sue } from './rivals/sue.js'
import type { Shape, VerbName } from './shapes.js'
import { copyProduction } from './stock/copy-production.js'
import { exchange } from './stock/exchange.js'
import { gain } from './stock/gain.js'
import { lose } from './stock/lose.js'
import { metalOfArea } from './stock/metal-of-area.js'
import { production } from './stock/production.js'
import { raiseLowest } from './stock/raise-lowest.js'
import { shiftProduction } from './stock/shift-production.js'
import type { Verb } from './verb.js'

/* All verbs, by family. The compiler names a verb, a kind or a question that nobody owns. */

export const VERBS = {
  production,
  gain,
  lose,
  exchange,
  shiftProduction,
  copyProduction,
  metalOfArea,
  raiseLowest,

  raise,
  tr,

  place,
  claimArea,
  nomads,
  cathedral,
  oceanByFirst,

  draw,
  look,
  find,
  reveal,
  discard,
  opponentsDraw,
  spendToLook,
  showCards,
  takeBackEvents,

  add,
  spend,
  cubesInto,
  infect,
  cureOrFlip,
  park,
  doubleParked,

  removeAny,
  removeAnyCubes,
  stealAny,
  reduceAny,
  sue,
  lowerOpponents,

  choose,
  may,
  if: ifSo,
  inOrder,

  playCard,
  nextCard,
  fundAward,
  drawPreludes,
  drawCorporations,
  repeatPrelude,
  standardProject,
  useAgain,

  colony,
  fleets,
  freeTrade,
  moveMarkers,
  colonyBonuses,
  addColonyTile,

  delegates,
  banDelegate,
  recruit,
  takeChair,
} satisfies { readonly [V in VerbName]: Verb<Shape<V>> }

type Verbs = typeof VERBS
type OwnedKind = { [V in VerbName]: keyof Verbs[V]['kinds'] }[VerbName]
type OwnedQuestion = {
  [V in VerbName]: Verbs[V] extends { readonly questions: infer Questions } ? keyof Questions : never
}[VerbName]

/** Kinds and questions that belong to no verb: there are none. */
const WITHOUT_OWNER: Record<Exclude<KindName, OwnedKind> | Exclude<Question, OwnedQuestion>, never> = {}

const all: readonly { readonly kinds: object; readonly questions?: object }[] = Object.values(VERBS)

const owned: Record<KindName, Kind> = Object.assign({}, WITHOUT_OWNER, ...all.map(({ kinds }) => kinds))

/** In one order, whatever the order of the verbs. */
export const KINDS = Object.fromEntries(KIND_NAMES.map((name) => [name, owned[name]])) as Record<
  KindName,
  Kind
>

export const questions = Object.assign({}, ...all.map((verb) => verb.questions)) as Pick<
  EffectSteps,
  Question
>
