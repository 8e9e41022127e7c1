export { table, versions } from './moon.js'
