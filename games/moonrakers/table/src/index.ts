export { table, versions } from './moonrakers.js'
