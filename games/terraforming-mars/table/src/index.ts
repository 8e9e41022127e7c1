export { table } from './mars.js'
