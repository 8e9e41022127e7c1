import { markInstalled } from './prepare.mjs'

markInstalled()
