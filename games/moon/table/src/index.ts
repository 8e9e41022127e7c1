export { table } from './moon.js'
