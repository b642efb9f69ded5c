import type { Api } from '../api/api.ts'
import {
  getMailingStatus,
  stopMailing,
  subscribeToMailing
} from '../contracts/mail-distribution.ts'
import type { MailingApi } from './mailing.machine.ts'

/** Subscribes to the news of the shop. */
export const createMailingApi = (api: Api): MailingApi => ({
  subscribe: async (body, signal) => (await api(subscribeToMailing, { body }, signal)).message,
  status: async signal => (await api(getMailingStatus, {}, signal)).status,
  stop: async signal => (await api(stopMailing, {}, signal)).status
})
