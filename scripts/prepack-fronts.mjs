// What the package `vitrina` is packed with: the fronts of `examples` as templates.
import { FRONTS } from '../packages/vitrina/src/new-front.mjs'
import { layTemplates } from './lib/front-templates.mjs'
import { runScript } from './lib/script.mjs'

await runScript(() => layTemplates('dist', FRONTS))
