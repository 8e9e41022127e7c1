import type { Box } from '../games.js'

/** A game's box: our own drawing, its title set in type. */
export const BoxArt = ({ box }: { box: Box }) => (
  <span className={`box box-${box.id}`}>
    <img src={`/boxes/${box.id}.svg`} alt="" width={240} height={320} />
    <span className="box-title">{box.title}</span>
  </span>
)

export const BoxThumb = ({ game }: { game: string }) => (
  <img className="box-thumb" src={`/boxes/${game}.svg`} alt="" width={33} height={44} />
)
