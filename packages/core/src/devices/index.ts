export { deviceMessages } from './device.messages.ts'
export { type DeviceView, deviceTitle, deviceView } from './device.view.ts'
export { postDevice } from './posted-device.ts'
