export { KINDS } from './adapters.js'
