import type { Translation } from '../../translation-type.ts'

export const video: Translation<typeof import('../../en/screens/video.ts').video> = {
  captions: 'Subtítulos',
  unplayable: 'Este navegador no puede reproducir este video. Puede guardarlo y verlo con otro programa.',
  noScript: 'Si el video no se reproduce aquí, puede guardarlo y verlo con otro programa.',
  preparing: 'Su video ya está a salvo aquí. Se está preparando para poder verlo; tardará un momento.',
  failed: 'No se pudo preparar este video. Grábelo de nuevo o elija otro archivo.',
  save: 'Guardar el video',
  saveSized: 'Guardar el video ({size})',
}
