import type { Translation } from '../../translation-type.ts'

export const saving: Translation<typeof import('../../en/screens/saving.ts').saving> = {
  leave: {
    title: 'Cambios sin guardar',
    body: 'Sus cambios en este paso aún no están guardados.',
    bodyScreen: 'Sus cambios aquí aún no están guardados.',
    bodyAll: 'Su memorial tiene cambios que aún no están guardados.',
    bodyWord:
      'Usted eligió que una palabra abra el memorial, y la palabra aún no está guardada. “Usar esta palabra” la guarda; hasta entonces, el memorial se abre como antes.',
    save: 'Guardar y salir',
    leave: 'Salir sin guardar',
    unload: 'Hay datos del memorial sin guardar. ¿Seguro que quiere salir?',
  },
  status: {
    saving: 'Guardando en su cuenta',
    unsaved: 'Aún no está todo guardado',
    here: 'Guardado en el dispositivo',
    onlyHere: 'Solo se conserva en esta pestaña',
  },
  /** While another tab of this browser edits. */
  otherTab: {
    title: 'El memorial está abierto en otra pestaña',
    takenOver: 'Usted siguió en otra pestaña',
    help: 'Se cambia en una sola pestaña a la vez, para que no se pierda nada. Lo que escribió allí está también aquí.',
    goOnHere: 'Seguir aquí',
  },
  slow: {
    title: 'Esto tarda más de lo habitual',
    help: 'Se vuelve a intentar por sí solo. No se ha perdido nada: todo sigue en este dispositivo.',
    offlineHelp:
      'Se guardará por sí solo en cuanto vuelva la conexión. No se ha perdido nada: todo sigue en este dispositivo.',
    stop: 'Dejar de intentarlo',
  },
}
