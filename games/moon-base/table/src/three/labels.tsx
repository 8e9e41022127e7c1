import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { MeshBasicMaterial, Vector3 } from 'three'
import type { BoardProps } from '../map/map.js'
import type { MoonBaseView } from '../view.js'
import { Instances } from './instances.js'
import { radiusOf, topOf } from './pieces.js'
import { across, outline } from './shapes.js'

const spotLight = new MeshBasicMaterial({ color: 0xeaf8ff, toneMapped: false })
const spotLine = outline(24, 0.5)
const pressedLine = outline(22, 2)

const placesOf = (spots: BoardProps['spots']) =>
  spots.map(({ x, y }) => ({ x: across(x), y: 2, z: across(y) }))

/** Levels of the top rings, written over the picture, and the places that can be clicked. */
export function Labels({ view, spots }: { view: MoonBaseView; spots: BoardProps['spots'] }) {
  const tops = useMemo(() => {
    const below = new Set(view.rings.flatMap((ring) => ring.on ?? []))
    return view.rings.flatMap((ring, n) =>
      ring.level > 1 && !below.has(n)
        ? [
            {
              n,
              level: ring.level,
              at: new Vector3(
                across(ring.x) + radiusOf(ring) * 0.66,
                topOf(ring.level),
                across(ring.y) + radiusOf(ring) * 0.66,
              ),
            },
          ]
        : [],
    )
  }, [view.rings])
  const gl = useThree((three) => three.gl)
  const labels = useRef<HTMLElement[]>([])
  // Attached to the page by hand, because elements of the page can't be children of the canvas.
  useEffect(() => {
    const home = document.createElement('div')
    home.className = 'mb-levels'
    home.setAttribute('aria-hidden', 'true')
    labels.current = tops.map(({ level }) => {
      const label = document.createElement('b')
      label.textContent = String(level)
      home.append(label)
      return label
    })
    gl.domElement.parentElement?.append(home)
    return () => home.remove()
  }, [tops, gl])
  useFrame(({ camera, size }) => {
    tops.forEach(({ at }, i) => {
      const label = labels.current[i]
      if (!label) return
      const { x, y, z } = point.copy(at).project(camera)
      label.style.visibility = z < 1 ? 'visible' : 'hidden'
      label.style.transform = `translate(${((x + 1) / 2) * size.width}px, ${((1 - y) / 2) * size.height}px)`
    })
  })
  const items = useMemo(() => placesOf(spots), [spots])
  const pressed = useMemo(() => placesOf(spots.filter((spot) => spot.pressed)), [spots])
  return (
    <>
      {items.length > 0 && <Instances geometry={spotLine} material={spotLight} items={items} />}
      {pressed.length > 0 && <Instances geometry={pressedLine} material={spotLight} items={pressed} />}
    </>
  )
}

const point = new Vector3()
