export { parseIds } from './device-list.ts'
export { createDeviceStore, type DeviceStore } from './device-store.ts'
