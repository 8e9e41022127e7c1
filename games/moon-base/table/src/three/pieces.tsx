import { COLOURS, CRATERS, MEASURES, type Ring, SIZES } from '@perilune/moon-base'
import { useMemo } from 'react'
import { Color, type Material, MeshBasicMaterial, MeshPhongMaterial } from 'three'
import { type MoonBaseView, shutCraters } from '../view.js'
import { Instances, type Item } from './instances.js'
import {
  across,
  base,
  MARK_COLOURS,
  outline,
  RING_COLOURS,
  ringBody,
  ringMarks,
  settlement,
  THICK,
  tower,
} from './shapes.js'

/* Everything on the moon, from the same view as the map. Geometries and materials are made once per page. */

const bodies = { large: ringBody('large'), small: ringBody('small') }
const marks = SIZES.flatMap((size) =>
  COLOURS.map((colour) => ({ size, colour, geometry: ringMarks(size, colour) })),
)
const shapes = { settlement: settlement(), base: base(), tower: tower() }
const rims = { large: outline(24.6, 0.28), small: outline(16.6, 0.28) }

const metal = new MeshPhongMaterial({ specular: 0x9a9a9a, shininess: 70 })
const panels = new MeshPhongMaterial({ vertexColors: true, specular: 0x555555, shininess: 40 })
const markMaterials: Readonly<Record<Ring['colour'], Material>> = {
  gold: new MeshBasicMaterial({ color: MARK_COLOURS.gold }),
  silver: new MeshBasicMaterial({ color: MARK_COLOURS.silver }),
  navy: new MeshBasicMaterial({ color: MARK_COLOURS.navy }),
}
const rimLight = new MeshBasicMaterial({
  color: 0xcfe6f5,
  transparent: true,
  opacity: 0.5,
  depthWrite: false,
})
const ghost = new MeshBasicMaterial({ color: 0xdff1ff, transparent: true, opacity: 0.34, depthWrite: false })

export const topOf = (level: number): number => THICK * level

const itemOf = ({ x, y, level, colour }: Ring): Item => ({
  x: across(x),
  y: topOf(level - 1),
  z: across(y),
  colour: RING_COLOURS[colour],
})

export function Pieces({ view }: { view: MoonBaseView }) {
  const { rings, settlements, bases, colours } = view
  const bySize = useMemo(
    () => SIZES.map((size) => ({ size, items: rings.filter((ring) => ring.size === size).map(itemOf) })),
    [rings],
  )
  const byKind = useMemo(
    () =>
      marks.map(({ size, colour, geometry }) => ({
        key: `${size} ${colour}`,
        geometry,
        material: markMaterials[colour],
        items: rings
          .filter((ring) => ring.size === size && ring.colour === colour)
          .map((ring) => ({ ...itemOf(ring), colour: WHITE })),
      })),
    [rings],
  )
  const built = useMemo(() => settlements.map(({ ring }) => itemOf(rings[ring])), [settlements, rings])
  const stores = useMemo(
    () =>
      bases.map(({ seat, x, y }) => ({
        x: across(x),
        y: -1,
        z: across(y),
        colour: RING_COLOURS[colours[seat] ?? 'navy'],
      })),
    [bases, colours],
  )
  return (
    <>
      {bySize.map(({ size, items }) => (
        <Instances key={size} geometry={bodies[size]} material={metal} items={items} shadows />
      ))}
      {byKind.map(({ key, ...mark }) => mark.items.length > 0 && <Instances key={key} {...mark} />)}
      <Instances geometry={shapes.settlement} material={panels} items={built} shadows />
      <Instances geometry={shapes.base} material={panels} items={stores} shadows />
      <OpenCraters view={view} />
      <Tower view={view} />
    </>
  )
}

const WHITE = new Color(0xffffff)

function OpenCraters({ view }: { view: MoonBaseView }) {
  const open = useMemo(() => {
    const shut = shutCraters(view)
    return CRATERS.filter((_, n) => !shut[n])
  }, [view])
  return SIZES.map((size) => (
    <Instances
      key={size}
      geometry={rims[size]}
      material={rimLight}
      items={open
        .filter((crater) => crater.size === size)
        .map(({ x, y }) => ({ x: across(x), y: 1.1, z: across(y) }))}
    />
  ))
}

/** Where the tower stands, in millimetres. */
export function towerAt({ tower: at, rings }: MoonBaseView): Item | null {
  if (at.ring !== null) {
    const { x, y, level } = rings[at.ring]
    return { x: across(x), y: topOf(level), z: across(y) }
  }
  if (at.crater === null) return null
  const { x, y } = CRATERS[at.crater]
  return { x: across(x), y: 0, z: across(y) }
}

function Tower({ view }: { view: MoonBaseView }) {
  const at = towerAt(view)
  return (
    at && (
      <mesh
        position={[at.x, at.y, at.z]}
        geometry={shapes.tower}
        material={panels}
        castShadow
        receiveShadow
      />
    )
  )
}

export const GhostTower = ({ at }: { at: Item }) => (
  <mesh position={[at.x, at.y, at.z]} geometry={shapes.tower} material={ghost} />
)

/** A ring by itself, such as the one that is held. */
export const OneRing = ({ ring, at }: { ring: Pick<Ring, 'size' | 'colour'>; at: Item }) => (
  <group position={[at.x, at.y, at.z]}>
    <mesh geometry={bodies[ring.size]} castShadow>
      <meshPhongMaterial color={RING_COLOURS[ring.colour]} specular={0x9a9a9a} shininess={70} />
    </mesh>
    <mesh
      geometry={
        marks.find(({ size, colour }) => size === ring.size && colour === ring.colour)?.geometry as never
      }
      material={markMaterials[ring.colour]}
    />
  </group>
)

export const OneBase = ({ colour, at }: { colour: Ring['colour']; at: Item }) => (
  <mesh position={[at.x, at.y, at.z]} geometry={shapes.base}>
    <meshPhongMaterial color={RING_COLOURS[colour]} vertexColors />
  </mesh>
)

export const radiusOf = (ring: Pick<Ring, 'size'>): number => MEASURES[ring.size].outer / 2
