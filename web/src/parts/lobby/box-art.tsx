import type { GameManifest } from '../../manifests.js'

/** A game's box: our own drawing, its title set in type. */
export const BoxArt = ({ box }: { box: GameManifest }) => (
  <span className={`box ${box.box.long ? 'long' : ''}`}>
    <img src={`/boxes/${box.id}.svg`} alt="" width={240} height={320} />
    <span className="box-title" style={{ color: box.box.ink }}>
      {box.title}
    </span>
  </span>
)

export const BoxThumb = ({ game }: { game: string }) => (
  <img className="box-thumb" src={`/boxes/${game}.svg`} alt="" width={33} height={44} />
)
