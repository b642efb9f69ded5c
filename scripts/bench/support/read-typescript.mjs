// Lets a bench import the sources of the shop as they are.
import { register } from 'tsx/esm/api'

register()
