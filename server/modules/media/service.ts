// Photos and the host video message: what other modules ask for. Hosts change and remove them by its routes.

export { renderSkipped, saveMedia } from './service-arrange.ts'
export {
  beginUpload,
  destinationOf,
  findArrived,
  takeUpload,
} from './service-destinations.ts'
export { removeAllOf } from './service-expired.ts'
export { storeRestored } from './service-from-archive.ts'
export type { ArrivedFile } from './service-incoming-photos.ts'
export { type LocalPrint, print } from './service-prints.ts'
export { beginArchive, endUpload, requireQuota } from './service-quota.ts'
