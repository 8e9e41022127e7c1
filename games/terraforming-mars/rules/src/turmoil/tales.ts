import type { Event, Seat } from '@perilune/engine'
import { namesOf } from '../op-text.js'
import { committeeName, partyText } from './text.js'

/* What the committee does, for the log. */

type Tale = (e: Event, who: string, name: (seat: Seat) => string) => string

const VALUES: Readonly<Record<string, (value: number) => string>> = {
  temperature: (value) => `The temperature %s to ${String(value).replace('-', '−')} °C`,
  oxygen: (value) => `Oxygen %s to ${value} %`,
  venus: (value) => `Venus %s to ${value} %`,
}

const moves = (e: Event, verb: string): string =>
  (VALUES[String(e.parameter)]?.(Number(e.value)) ?? '').replace('%s', verb)

export const committeeTales: Readonly<Record<string, Tale>> = {
  'sends-delegates': (e, who) =>
    `${who} sends ${namesOf('delegate', Number(e.count))} to ${partyText(e.party)}`,
  'bans-delegate': (e, who) => `${who} sends ${e.colour} home from ${partyText(e.party)}`,
  'recruits-delegate': (e, who) => `${who} replaces a neutral delegate in ${partyText(e.party)}`,
  'neutral-delegate': (e) => `A neutral delegate joins ${partyText(e.party)}`,
  'global-event': (e) => `Global event: ${committeeName(String(e.card))}`,
  'distant-event': (e) => `A distant event comes to light: ${committeeName(String(e.card))}`,
  rules: (e) => `${committeeName(`party:${e.party}`)} rules`.replace(/(s) rules$/, '$1 rule'),
  chairman: (_, who) => `${who} is chairman`,
  'neutral-chairman': () => 'A neutral delegate is chairman',
  'lays-for-nobody': (_, who) => `${who} lays an ocean; nobody gains anything by it`,
  'removes-ocean': (_, who) => `${who} takes an ocean off the map`,
  rises: (e) => moves(e, 'rises'),
  falls: (e) => moves(e, 'falls'),
}
