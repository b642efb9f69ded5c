import type { OrderStatus } from '@vitrina/core/entities'

export const statusTones = {
  waiting: 'waiting',
  moving: 'going',
  ready: 'good',
  done: 'quiet',
  cancelled: 'bad'
} as const satisfies Record<OrderStatus['tone'], string>
