import type { Action, Cube, Effect, Resource, Trigger } from '@perilune/terraforming-mars'
import { standardProjects } from '@perilune/terraforming-mars'
import { list, namesOf, plural, single } from '../nouns.js'
import { ifThen, sentence, toDo } from './clauses.js'
import { resourceText, tagText } from './op-parts.js'
import { opsText } from './verbs.js'

/* Standing effects and actions, in words. */

/** Whoever does it, with the verb. */
const YOU = { lay: 'you lay', play: 'you play', raise: 'you raise', build: 'you build' }
const ANYBODY: typeof YOU = {
  lay: 'anybody lays',
  play: 'anybody plays',
  raise: 'anybody raises',
  build: 'anybody builds',
}

function whenText(when: Trigger): string {
  const subject = 'by' in when && when.by === 'anyone' ? ANYBODY : YOU
  if ('laid' in when) {
    const tile = { ocean: 'an ocean', greenery: 'a greenery', city: 'a city', any: 'a tile' }[when.laid]
    const where = when.onMarker
      ? ' on an area with a marker of yours'
      : when.onMars
        ? ' on Mars'
        : when.onMetal
          ? ' on an area with steel or titanium'
          : ''
    return `whenever ${subject.lay} ${tile}${where}`
  }
  if ('border' in when)
    return 'for each new border between a tile of yours and one of another player, whoever lays it'
  if ('played' in when) {
    const what = when.played === 'event' ? 'event' : 'card'
    if (when.points) return `whenever ${subject.play} a card that shows points, and not negative ones`
    const cost = when.costing ? ` that costs ${when.costing} MC or more as printed` : ''
    return `whenever ${subject.play} ${when.tag ? `a ${tagText(when.tag)} ${what}` : what === 'event' ? 'an event' : 'a card'}${cost}`
  }
  if ('tag' in when) return `for each ${list(when.tag.map(tagText), 'or')} tag that ${subject.play}`
  if ('added' in when) return `for each ${single(when.added)} that is put on a card of yours`
  if ('raised' in when) {
    const what = { oxygen: 'oxygen', temperature: 'the temperature', venus: 'Venus' }[when.raised]
    return `for each step that ${subject.raise} ${what}`
  }
  if ('newTag' in when) return 'for each kind of tag that comes among your cards face up for the first time'
  if ('colony' in when) return `whenever ${subject.build} a colony`
  if ('productionPhase' in when)
    return 'in the production phase, if your TR has not gone up in this generation'
  if ('project' in when) return 'whenever you carry out a standard project other than selling patents'
  return `whenever you pay for a card or a standard project that costs ${when.printedCost} MC or more as printed`
}

const projectName = (id: string): string => standardProjects.find((p) => p.id === id)?.name ?? id

/** A clause, without a capital and a full stop. */
export function effectText(effect: Effect, holds?: Cube): string {
  if ('when' in effect)
    return `${whenText(effect.when)}, ${opsText(effect.do, holds)}${effect.theirs ? `; for whoever plays it: ${opsText(effect.theirs)}` : ''}`
  if ('projectDiscount' in effect)
    return `the standard project ${projectName(effect.project)} costs you ${effect.projectDiscount} MC less`
  if ('discount' in effect)
    return effect.tag
      ? `you pay ${effect.discount} MC less for each ${tagText(effect.tag)} tag on a card`
      : `you pay ${effect.discount} MC less for every card${effect.on ? ' that has a requirement' : ''}`
  if ('value' in effect)
    return list(
      Object.entries(effect.value).map(
        ([metal, n]) => `your ${resourceText(metal as Resource)} is worth ${n} MC more`,
      ),
    )
  if ('slack' in effect)
    return `you may miss requirements on ${effect.of === 'venus' ? 'Venus' : 'global parameters'} by up to ${effect.slack} steps`
  if ('protects' in effect)
    return `other players may not remove your ${list(
      effect.protects.map((what) => (what === 'plants' ? what : plural(what))),
      'or',
    )}`
  if ('keepsCubes' in effect) return 'nothing can be removed from this card'
  if ('greeneryDiscount' in effect)
    return `a greenery costs you ${8 - effect.greeneryDiscount} plants instead of 8`
  if ('plantsPay' in effect) return `plants pay ${effect.plantsPay} MC each for cards with a building tag`
  if ('keepsEnergy' in effect)
    return 'in the production phase you choose how much of your energy turns into heat'
  if ('insures' in effect)
    return `whenever a player takes resources or production from another player but you, pay ${effect.insures} MC to the victim, or all you have`
  if ('tradeDiscount' in effect) return `trading costs you ${effect.tradeDiscount} less of what you pay with`
  if ('tradeSteps' in effect)
    return `before you trade you may move the marker of that colony tile up ${namesOf('step', effect.tradeSteps)}`
  if ('cubesAreHeat' in effect) return `each ${holds} on this card counts as 2 heat when you spend heat`
  if ('cardPrice' in effect) return `a card that you buy to your hand costs you ${effect.cardPrice} MC`
  if ('cubesPay' in effect) return cubesPayText(effect, holds)
  if ('gainsProduced' in effect) return 'for each step that you raise a production, gain 1 of that resource'
  if ('influence' in effect) return `you have ${effect.influence} more influence`
  if ('oceanMoney' in effect)
    return `you gain ${effect.oceanMoney} MC more for each ocean beside a tile that you lay`
  return 'you may pay with heat as if it were MC'
}

const NEEDS = {
  'rating-raised': 'your TR has gone up in this generation',
  'no-energy': 'you have no energy',
} as const

function cubesPayText(effect: Extract<Effect, { cubesPay: number }>, holds: Cube | undefined): string {
  const what = effect.forTags
    ? `cards with a ${list(effect.forTags.map(tagText), 'or')} tag`
    : `the standard projects ${list((effect.forProjects ?? []).map(projectName))}`
  return `${plural(holds ?? 'resource')} on this card pay ${effect.cubesPay} MC each for ${what}`
}

export function actionText(action: Action, holds: Cube | undefined): string {
  const does = opsText(action.do, holds)
  const cost = action.cost ? toDo(opsText(action.cost, holds), does) : does
  return action.needs ? ifThen(NEEDS[action.needs], cost) : cost
}

/** All actions of a card, of which one may be used in a generation. */
export function actionsText(actions: readonly Action[], holds?: Cube): string {
  if (actions.length === 0) return ''
  return sentence(`action: ${actions.map((a) => actionText(a, holds)).join('; or ')}`)
}
