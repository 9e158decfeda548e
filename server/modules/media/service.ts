// Photos and the host video message: what other modules ask for. Hosts change and remove them by its routes.

export { renderSkipped, saveMedia } from './arrange-photos.ts'
export { removeAllOf } from './delete-expired.ts'
export { print } from './print-photo.ts'
export { beginArchive, endUpload, requireQuota } from './require-quota.ts'
export { type ArrivedFile, storeRestored } from './store-arrival.ts'
export { authoriseDestination, beginUpload, findArrived, takeUpload } from './take-upload.ts'
