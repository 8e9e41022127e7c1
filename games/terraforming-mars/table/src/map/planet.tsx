import { memo } from 'react'
import { PLANET as R, SIZE, VIEW } from './hex.js'

/**
 * The ground under the hexes, in a layer of its own because its relief is expensive to draw and seldom
 * changes.
 */
export const Planet = memo(function Planet({ halos, green }: { halos: string; green: number }) {
  return (
    <svg className="planet" viewBox={VIEW} aria-hidden="true" data-green={Math.round(green * 4)}>
      <Definitions />
      <circle r={R * 1.1} fill="url(#tm-air)" />
      <g clipPath="url(#tm-disc)">
        <circle r={R} fill="url(#tm-ground)" />
        <rect
          x={-R}
          y={-R}
          width={2 * R}
          height={2 * R}
          filter="url(#tm-terrain)"
          className="planet-terrain"
        />
        <g filter="url(#tm-soft)">
          {halos
            .split(' ')
            .filter(Boolean)
            .map((halo) => {
              const [kind, x, y] = halo.split(',')
              const far = kind === 'greenery' ? 2.5 : kind === 'ocean' ? 1.9 : 1.3
              return <circle key={halo} cx={x} cy={y} r={SIZE * far} className={`halo halo-${kind}`} />
            })}
        </g>
        <rect x={-R} y={-R} width={2 * R} height={2 * R} filter="url(#tm-relief)" className="planet-relief" />
        <circle r={R} fill="url(#tm-night)" />
      </g>
      <circle r={R} className="planet-rim" />
    </svg>
  )
})

const Definitions = () => (
  <defs>
    <radialGradient id="tm-ground" cx=".42" cy=".36" r=".75">
      <stop offset="0" className="ground-lit" />
      <stop offset=".55" className="ground-mid" />
      <stop offset="1" className="ground-far" />
    </radialGradient>
    <radialGradient id="tm-air">
      <stop offset=".86" className="air-none" />
      <stop offset=".915" className="air-some" />
      <stop offset="1" className="air-none" />
    </radialGradient>
    <radialGradient id="tm-night" cx=".4" cy=".36" r=".72">
      <stop offset=".55" stopColor="black" stopOpacity="0" />
      <stop offset="1" className="night" />
    </radialGradient>
    <clipPath id="tm-disc">
      <circle r={R} />
    </clipPath>
    <filter id="tm-soft" x="-50%" y="-50%" width="200%" height="200%">
      <feGaussianBlur stdDeviation={SIZE * 0.6} />
    </filter>
    <filter id="tm-terrain" colorInterpolationFilters="sRGB">
      <feTurbulence
        type="fractalNoise"
        baseFrequency={`${0.3 / SIZE} ${0.42 / SIZE}`}
        numOctaves="5"
        seed="11"
      />
      <feColorMatrix values="0 0 0 0 .20  0 0 0 0 .07  0 0 0 0 .05  0 0 0 -3.4 2.05" />
    </filter>
    <filter id="tm-relief" colorInterpolationFilters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency={1.1 / SIZE} numOctaves="4" seed="4" result="n" />
      <feDiffuseLighting in="n" surfaceScale="2.2" lightingColor="white">
        <feDistantLight azimuth="225" elevation="29" />
      </feDiffuseLighting>
    </filter>
  </defs>
)
