export { table } from './moonrakers.js'
