import { endpoint } from '../api/endpoint.ts'
import { widget } from '../entities/widget.ts'

export const getWidget = endpoint({
  method: 'GET',
  path: '/widgets/v1/{code}',
  publicSeconds: 60,
  response: widget
})
