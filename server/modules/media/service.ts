// Photos and the host video message: what other modules ask for. Hosts change and remove them by its routes.

export { saveMedia } from './arrange-photos.ts'
export { removeAllOf } from './delete-expired.ts'
export { print } from './print-photo.ts'
export { renderSkipped } from './render-skipped.ts'
export { beginUpload, requireQuota } from './require-quota.ts'
export { storeRestored } from './store-made.ts'
export { type ArrivedFile, authoriseDestination, findArrived, takeUpload } from './take-upload.ts'
export { writeTranscript } from './write-transcript.ts'
