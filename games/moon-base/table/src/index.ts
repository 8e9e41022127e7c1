export { table } from './moon-base.js'
