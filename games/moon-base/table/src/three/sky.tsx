import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import {
  BufferGeometry,
  CanvasTexture,
  CylinderGeometry,
  Float32BufferAttribute,
  MeshLambertMaterial,
  MOUSE,
  TOUCH,
  Vector3,
} from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { terrain } from './shapes.js'

const dust = new MeshLambertMaterial({ vertexColors: true })
const skirt = new CylinderGeometry(170.2, 167, 16, 128, 1, true)

/** One hard light low from the side and hardly any other, as on the moon, which has no air. */
export function Sky({ fine }: { fine: boolean }) {
  const ground = useMemo(() => terrain(fine ? 230 : 115), [fine])
  return (
    <>
      <color attach="background" args={[0x07090e]} />
      <hemisphereLight color={0x9db4d8} groundColor={0x2a2622} intensity={0.35} />
      <directionalLight
        color={0xfff6ea}
        intensity={4.8}
        position={[-330, 190, -170]}
        castShadow
        shadow-mapSize={[2048, 2048]}
        shadow-camera-left={-210}
        shadow-camera-right={210}
        shadow-camera-top={210}
        shadow-camera-bottom={-210}
        shadow-camera-near={50}
        shadow-camera-far={900}
        shadow-bias={-0.0006}
        shadow-normalBias={0.6}
      />
      <directionalLight color={0x7fa8ff} intensity={0.4} position={[250, 200, 300]} />
      <mesh geometry={ground} material={dust} castShadow receiveShadow />
      <mesh geometry={skirt} position={[0, -10, 0]}>
        <meshLambertMaterial color={0x34373c} />
      </mesh>
      <Bezel />
      <Stars />
      <Earth />
      <Orbit />
    </>
  )
}

const random = (i: number, of: number): number => {
  const n = Math.sin(i * 91.7 + of * 47.3) * 43758.5453
  return n - Math.floor(n)
}

function Stars() {
  const geometry = useMemo(() => {
    const at: number[] = []
    for (let i = 0; i < 500; i++) {
      const [turn, up] = [random(i, 1) * 2 * Math.PI, random(i, 2) * 1.5 - 0.9]
      at.push(1400 * Math.cos(turn) * Math.cos(up), 1400 * Math.sin(up), 1400 * Math.sin(turn) * Math.cos(up))
    }
    return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(at, 3))
  }, [])
  return (
    <points geometry={geometry}>
      <pointsMaterial color={0x8a96a8} size={1.4} sizeAttenuation={false} />
    </points>
  )
}

/** Compass marks around the edge. */
function Bezel() {
  const geometry = useMemo(() => {
    const at: number[] = []
    for (let i = 0; i < 72; i++) {
      const angle = (i * Math.PI) / 36
      const next = ((i + 1) * Math.PI) / 36
      const point = (r: number, a: number) => at.push(r * Math.cos(a), -9, r * Math.sin(a))
      point(176, angle)
      point(i % 6 === 0 ? 183 : 179, angle)
      point(176, angle)
      point(176, next)
    }
    return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(at, 3))
  }, [])
  return (
    <lineSegments geometry={geometry}>
      <lineBasicMaterial color={0x5a6470} />
    </lineSegments>
  )
}

/** The earth, far away: a flat picture of it. */
function Earth() {
  const picture = useMemo(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 128
    const pen = canvas.getContext('2d')
    if (pen) {
      const light = pen.createRadialGradient(42, 46, 4, 64, 64, 62)
      light.addColorStop(0, '#dff0ff')
      light.addColorStop(0.3, '#6fa9dc')
      light.addColorStop(0.6, '#1d4470')
      light.addColorStop(0.85, '#0a1526')
      light.addColorStop(1, '#07090e')
      pen.fillStyle = light
      pen.beginPath()
      pen.arc(64, 64, 60, 0, 2 * Math.PI)
      pen.fill()
      pen.strokeStyle = 'rgb(255 255 255 / 0.5)'
      pen.lineWidth = 5
      pen.lineCap = 'round'
      for (const [x, y] of [
        [28, 46],
        [24, 66],
        [36, 86],
      ]) {
        pen.beginPath()
        pen.moveTo(x, y)
        pen.quadraticCurveTo(x + 18, y - 12, x + 36, y - 2)
        pen.stroke()
      }
    }
    return new CanvasTexture(canvas)
  }, [])
  return (
    <sprite position={[330, 60, -640]} scale={[70, 70, 1]}>
      <spriteMaterial map={picture} />
    </sprite>
  )
}

/** Turned by dragging, zoomed by the wheel or two fingers; never seen from below. */
function Orbit() {
  const { camera, gl, invalidate, size } = useThree()
  useEffect(() => {
    const controls = new OrbitControls(camera, gl.domElement)
    controls.target = new Vector3(0, 0, 14)
    controls.maxPolarAngle = 1.42
    controls.minDistance = 140
    controls.maxDistance = 1100
    controls.zoomToCursor = true
    controls.mouseButtons = { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.PAN }
    controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN }
    controls.addEventListener('change', () => invalidate())
    return () => controls.dispose()
  }, [camera, gl, invalidate])
  // On a narrow screen the camera is further away, so that the whole moon fits.
  useEffect(() => {
    const far = Math.max(1, 0.98 / (size.width / size.height))
    camera.position.set(-60, 430, 520).multiplyScalar(far)
    camera.lookAt(0, 0, 14)
    invalidate()
  }, [camera, size.width, size.height, invalidate])
  return null
}
