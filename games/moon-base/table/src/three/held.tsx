import { kindOf, type Ring } from '@perilune/moon-base'
import { useMemo } from 'react'
import { MeshBasicMaterial, QuadraticBezierCurve3, SphereGeometry, Vector3 } from 'three'
import type { Aim, Landing } from '../holding/aim.js'
import type { MoonBaseView } from '../view.js'
import { Instances, type Item } from './instances.js'
import { GhostTower, OneBase, OneRing, radiusOf, topOf, towerAt } from './pieces.js'
import { across, outline } from './shapes.js'

const ICE = '#eaf8ff'
const BAD = '#ff5a48'
const LIFT = 0.6

const Glow = ({
  at,
  radius,
  colour,
  wide = 0.5,
}: {
  at: Item
  radius: number
  colour: string
  wide?: number
}) => {
  const geometry = useMemo(() => outline(radius, wide), [radius, wide])
  return (
    <mesh position={[at.x, at.y, at.z]} geometry={geometry}>
      <meshBasicMaterial color={colour} toneMapped={false} />
    </mesh>
  )
}

const topAt = (ring: Ring): Item => ({ x: across(ring.x), y: topOf(ring.level), z: across(ring.y) })

/** The held piece: where it would lie, what it rests on, what is in the way, and the path of the tower. */
export function Held(props: { view: MoonBaseView; aim: Aim; goals: readonly Landing[] }) {
  const { view, aim, goals } = props
  const { held, landing, objection, at: pointer } = aim
  const where = landing ?? pointer
  const level = landing?.level ?? 1
  const at: Item = { x: across(where.x), y: topOf(Math.max(level, 1) - 1) + LIFT, z: across(where.y) }
  const me = view.viewer === 'spectator' ? 0 : view.viewer
  const colour = landing ? ICE : BAD
  if (held.what === 'base')
    return (
      <>
        <OneBase colour={view.colours[me] ?? 'navy'} at={{ ...at, y: -1 }} />
        <Glow at={{ ...at, y: 1 }} radius={6} colour={colour} />
      </>
    )
  const kind = kindOf(held.ring)
  const radius = radiusOf(kind)
  return (
    <>
      <OneRing ring={kind} at={at} />
      <Glow at={{ ...at, y: at.y + 5 }} radius={radius + 0.4} colour={colour} wide={0.6} />
      {landing?.on?.map((n) => (
        <Glow key={n} at={topAt(view.rings[n])} radius={radiusOf(view.rings[n]) + 0.4} colour="#bfe4ff" />
      ))}
      {objection?.rings.map((n) => (
        <Glow key={n} at={topAt(view.rings[n])} radius={radiusOf(view.rings[n]) + 0.4} colour={BAD} />
      ))}
      <Goals kind={kind} goals={goals} />
      {landing && objection && (
        <Glow
          at={{ x: across(pointer.x), y: at.y + 2, z: across(pointer.y) }}
          radius={radius}
          colour={BAD}
          wide={0.25}
        />
      )}
      {landing?.collabo && <TowerWay view={view} to={{ ...at, y: at.y + 5 }} />}
    </>
  )
}

const goalLight = new MeshBasicMaterial({ color: ICE, toneMapped: false })

/** Places for the held ring, each at the height at which the ring would lie. */
function Goals({ kind, goals }: { kind: Pick<Ring, 'size'>; goals: readonly Landing[] }) {
  const geometry = useMemo(() => outline(radiusOf({ size: kind.size }) - 1, 0.32), [kind.size])
  const items = useMemo(
    () => goals.map(({ x, y, level }) => ({ x: across(x), y: topOf(level - 1) + 1.2, z: across(y) })),
    [goals],
  )
  return <Instances geometry={geometry} material={goalLight} items={items} />
}

const dot = new SphereGeometry(0.75, 8, 6)
const dotLight = new MeshBasicMaterial({ color: ICE, toneMapped: false })

/** Dots from the tower to the ring that calls it. */
function TowerWay({ view, to }: { view: MoonBaseView; to: Item }) {
  const from = towerAt(view)
  const dots = useMemo(() => {
    if (!from) return []
    const [a, b] = [new Vector3(from.x, from.y + 36, from.z), new Vector3(to.x, to.y + 30, to.z)]
    const middle = a
      .clone()
      .add(b)
      .multiplyScalar(0.5)
      .setY(Math.max(a.y, b.y) + 40)
    const curve = new QuadraticBezierCurve3(a, middle, b)
    const count = Math.max(4, Math.round(curve.getLength() / 5))
    return Array.from({ length: count }, (_, k) => {
      const { x, y, z } = curve.getPoint((k + 0.5) / count)
      return { x, y, z }
    })
  }, [from, to])
  return (
    <>
      <GhostTower at={to} />
      <Instances geometry={dot} material={dotLight} items={dots} />
    </>
  )
}
