import { useRoving } from '@perilune/ui'
import { Canvas } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { ACESFilmicToneMapping, type Camera, Plane, Raycaster, Vector2, Vector3 } from 'three'
import type { Point } from '../holding/aim.js'
import type { BoardProps } from '../map/map.js'
import { words } from '../words.js'
import { Held } from './held.js'
import { Labels } from './labels.js'
import { Pieces } from './pieces.js'
import { THICK } from './shapes.js'
import { Sky } from './sky.js'

/** What the browser renders with: nothing, the processor alone, or a graphics card. */
function drawsWith(): 'nothing' | 'processor' | 'card' {
  try {
    const gl = document.createElement('canvas').getContext('webgl2')
    if (!gl) return 'nothing'
    // Only the extension tells the name of the card; without it browsers may say "WebKit WebGL" for all.
    const names = gl.getExtension('WEBGL_debug_renderer_info')
    const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? 'processor' : 'card'
  } catch {
    return 'nothing'
  }
}

const ray = new Raycaster()
const plane = new Plane(new Vector3(0, 1, 0), 0)
const hit = new Vector3()

/** The point of the board under the pointer, at the height of a level. */
function pointAt(event: React.PointerEvent, camera: Camera, height: number): Point | null {
  const box = event.currentTarget.getBoundingClientRect()
  const at = new Vector2(
    ((event.clientX - box.left) / box.width) * 2 - 1,
    1 - ((event.clientY - box.top) / box.height) * 2,
  )
  ray.setFromCamera(at, camera)
  plane.constant = -height
  if (!ray.ray.intersectPlane(plane, hit)) return null
  return { x: (hit.x + 180) * 2, y: (hit.z + 180) * 2 }
}

/**
 * The moon in three dimensions: the same position and the same held ring, turned by mouse and finger.
 */
export default function Moon3D(props: BoardProps) {
  const { view, aim, spots } = props
  const camera = useRef<Camera>(null)
  const down = useRef<Point | null>(null)
  const means = useMemo(drawsWith, [])
  const list = useRoving<HTMLUListElement>('button')
  const highest = useMemo(() => view.rings.reduce((most, ring) => Math.max(most, ring.level), 0), [view])
  if (means === 'nothing') return <p className="mb-rising">{words.noThree}</p>
  /** Higher levels are nearer to the eye, so the highest level that fits below the pointer is meant. */
  const meant = (event: React.PointerEvent): { at: Point; level?: number } | null => {
    if (!camera.current || !aim) return null
    if (aim.held.what === 'ring')
      for (let level = highest + 1; level >= 2; level--) {
        const at = pointAt(event, camera.current, (level - 1) * THICK)
        if (at && props.fits(at, level)) return { at, level }
      }
    const ground = pointAt(event, camera.current, 0)
    return ground && { at: ground }
  }
  const hover = (event: React.PointerEvent): void => {
    const to = props.laid ? null : meant(event)
    if (to) props.onPoint(to.at, to.level)
  }
  const press = (event: React.PointerEvent): void => {
    const to = meant(event)
    if (to) props.onPress(to.at, to.level)
    const ground = !aim && camera.current && pointAt(event, camera.current, 0)
    if (ground) spots.find((spot) => Math.hypot(spot.x - ground.x, spot.y - ground.y) < spot.r)?.press()
  }
  return (
    <div
      className={`moon3d ${aim ? 'holding' : ''} ${props.laid ? 'laid' : ''}`}
      role="application"
      aria-label={words.board(view.rings.length)}
      aria-describedby="mb-aim"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is moved over with the arrow keys
      tabIndex={0}
      onKeyDown={props.onKey}
      onPointerDown={(event) => {
        down.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 0 && hover(event)}
      onPointerUp={(event) => {
        const from = down.current
        down.current = null
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) press(event)
      }}
    >
      <Canvas
        frameloop="demand"
        // Without a graphics card, soft shadows, smooth edges and fine ground take 0.4 s a frame instead of
        // 0.1 s.
        shadows={means === 'card' ? 'percentage' : 'basic'}
        dpr={means === 'card' ? [1, 2] : 1}
        gl={{ antialias: means === 'card' }}
        camera={{ fov: 30, near: 10, far: 3000, position: [-60, 430, 520] }}
        onCreated={({ gl, camera: made }) => {
          camera.current = made
          gl.toneMapping = ACESFilmicToneMapping
          gl.toneMappingExposure = 1.15
          // The sun stands still, so shadows are drawn again only when a piece is placed.
          gl.shadowMap.autoUpdate = false
          gl.shadowMap.needsUpdate = true
        }}
      >
        <Sky fine={means === 'card'} />
        <Pieces view={view} />
        {aim && <Held view={view} aim={aim} goals={props.goals} />}
        <Labels view={view} spots={aim ? [] : spots} />
      </Canvas>
      <ul className="mb-spots" ref={list}>
        {spots.map((spot) => (
          <li key={spot.label}>
            <button
              type="button"
              className="btn second small"
              aria-pressed={spot.pressed}
              onClick={spot.press}
            >
              {spot.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
