export { table, versions } from './mars.js'
