export { parseIds } from './device-list.ts'
export { createDeviceStore, type DeviceStore } from './device-store.ts'
export type { DeviceList, ListHeard, ListHost } from './keep-list.ts'
export type { ListReading, ListReadingCommand } from './list-reading.ts'
