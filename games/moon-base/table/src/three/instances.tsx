import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useRef } from 'react'
import { type BufferGeometry, type Color, type InstancedMesh, type Material, Matrix4 } from 'three'

export interface Item {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly colour?: Color
}

const matrix = new Matrix4()

/** Many copies of one thing in one draw call. */
export function Instances(props: {
  geometry: BufferGeometry
  material: Material
  items: readonly Item[]
  shadows?: boolean
}) {
  const { geometry, material, items, shadows = false } = props
  const mesh = useRef<InstancedMesh>(null)
  const invalidate = useThree((three) => three.invalidate)
  const shadowMap = useThree((three) => three.gl.shadowMap)
  const most = Math.max(8, 2 ** Math.ceil(Math.log2(items.length + 1)))
  useLayoutEffect(() => {
    const drawn = mesh.current
    if (!drawn) return
    drawn.count = items.length
    items.forEach(({ x, y, z, colour }, n) => {
      drawn.setMatrixAt(n, matrix.makeTranslation(x, y, z))
      if (colour) drawn.setColorAt(n, colour)
    })
    drawn.instanceMatrix.needsUpdate = true
    if (drawn.instanceColor) drawn.instanceColor.needsUpdate = true
    drawn.computeBoundingSphere()
    shadowMap.needsUpdate = true
    invalidate()
  }, [items, invalidate, shadowMap])
  return (
    <instancedMesh
      key={most}
      ref={mesh}
      args={[geometry, material, most]}
      castShadow={shadows}
      receiveShadow={shadows}
    />
  )
}
