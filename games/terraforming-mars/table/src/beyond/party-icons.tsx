import type { Party, PartyId } from '@perilune/terraforming-mars'
import { Icon, type IconName, TagDisc } from '../drawings/glyphs.js'
import { Amount, Arrow, each, Glue, HexIcon, Production, Words } from '../icons/parts.js'
import { words } from '../words.js'

export const PARTY_ICON: Readonly<Record<PartyId, IconName>> = {
  'mars-first': 'party-mars',
  kelvinists: 'heat',
  reds: 'party-reds',
  greens: 'greenery',
  unity: 'party-unity',
  scientists: 'science',
}

/** What everybody gains when the party becomes the ruling one. */
export function BonusIcons({ bonus }: Pick<Party, 'bonus'>) {
  if ('lowestRating' in bonus)
    return (
      <>
        <Words>{words.icon.lowest}</Words>
        <Icon name="tr" />
        <Glue>:</Glue>
        <Amount icon="tr" n={bonus.lowestRating} sign />
      </>
    )
  return (
    <>
      <Amount icon="mc" n={1} />
      <Glue>/</Glue>
      {'tags' in bonus ? (
        bonus.tags.map((tag) => <TagDisc key={tag} tag={tag} />)
      ) : (
        <span className="prod">
          <Icon name={bonus.production} />
        </span>
      )}
    </>
  )
}

/** What holds while the party rules. */
export function PolicyIcons({ policy }: Pick<Party, 'policy'>) {
  if ('laid' in policy)
    return (
      <>
        {policy.laid === 'any' ? (
          <span className="hexa">
            <Icon name="tile" />
          </span>
        ) : (
          <HexIcon tile={policy.laid} />
        )}
        <Glue>:</Glue>
        {each(policy.gain, (resource, n) => (
          <Amount icon={resource} n={n} />
        ))}
      </>
    )
  if ('titanium' in policy)
    return (
      <>
        <Icon name="titanium" />
        <Glue>:</Glue>
        <Amount icon="mc" n={policy.titanium} sign />
      </>
    )
  if ('tax' in policy)
    return (
      <>
        <Amount icon="tr" n={1} sign />
        <Glue>:</Glue>
        <Amount icon="mc" n={-policy.tax} sign />
      </>
    )
  return (
    <>
      <Amount icon="mc" n={policy.pay} />
      <Arrow />
      {'draw' in policy ? (
        <Amount icon="card" n={policy.draw} sign />
      ) : (
        each(policy.production, (resource, n) => <Production icon={resource} n={n} />)
      )}
    </>
  )
}
