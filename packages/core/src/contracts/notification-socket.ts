/** The live connection: a WebSocket, `?token=Bearer …` for a member (C10). */
export const notificationSocketPath = '/notifications/v1/notification/subscribe'
