import { endpoint } from '../api/endpoint.ts'
import { siteConfiguration } from '../entities/site.ts'

export const getConfiguration = endpoint({
  method: 'GET',
  path: '/config-provider/v1',
  response: siteConfiguration
})
