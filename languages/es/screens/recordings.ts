import type { Translation } from '../../translation-type.ts'

export const recordings: Translation<typeof import('../../en/screens/recordings.ts').recordings> = {
  hear: 'Escuchar a {name}',
  hearAnonymous: 'Escuchar una voz',
  watch: 'Una película de {name}',
  watchAnonymous: 'Una película',
  said: 'Lo que se dice',
  preparing: 'La grabación se está preparando. Se podrá reproducir en un momento.',
  failed: 'Esta grabación no se puede reproducir. Por favor, añada otra copia.',
  unplayable: 'Este navegador no puede reproducir la grabación. Puede guardarla y abrirla con otro programa.',
  save: 'Guardar la grabación',
  withSound: 'Con su sonido en la presentación; si no, allí va en silencio',
  writeDown: 'Escribir lo que se dice',
  changeWords: 'Cambiar lo que se dice',
  saving: 'Guardando',
  changed: 'Otra persona lo escribió mientras tanto. Si guarda de nuevo, lo reemplaza:',
  nothingThere: 'Otra persona quitó las palabras mientras tanto. Si guarda de nuevo, quedan las suyas.',
}
