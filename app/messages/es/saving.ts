import type { Words } from '../words.ts'

export const saving: Words<typeof import('../en/saving.ts').saving> = {
  leave: {
    title: 'Cambios sin guardar',
    body: 'Sus cambios en este paso aún no están guardados.',
    bodyScreen: 'Sus cambios aquí aún no están guardados.',
    bodyAll: 'Su memorial tiene cambios que aún no están guardados.',
    bodyLogout:
      'Hay algo que aún no está guardado en su cuenta. Si cierra la sesión, se borrará de este dispositivo.',
    stay: 'Quedarme',
    leave: 'Salir sin guardar',
    unload: 'Hay datos del memorial sin guardar. ¿Seguro que quiere salir?',
  },
  status: {
    all: 'Todo está guardado',
    unsaved: 'Aún no está todo guardado',
    here: 'Guardado en el dispositivo',
    onlyHere: 'Solo se conserva en esta pestaña',
  },
  slow: {
    title: 'Esto tarda más de lo habitual',
    help: 'Se vuelve a intentar por sí solo. No se ha perdido nada: todo sigue en este dispositivo.',
    offlineHelp:
      'Se guardará por sí solo en cuanto vuelva la conexión. No se ha perdido nada: todo sigue en este dispositivo.',
    stop: 'Dejar de intentarlo',
  },
  conflict: {
    title: 'Cambiado en otro lugar',
    body: 'Mientras usted escribía, esto también se cambió en otro dispositivo, o lo cambió otra persona que cuida el memorial. ¿Qué debe quedar?',
    bodyYours:
      'Mientras escribía aquí, usted también cambió esto en otro dispositivo (guardado: {when}). ¿Qué debe quedar?',
    bodyBy: 'Mientras usted escribía, {name} también cambió esto (guardado: {when}). ¿Qué debe quedar?',
    place: '{place, number} de {total, number}',
    mine: 'Lo que usted tiene aquí',
    theirs: 'Lo que se guardó entretanto',
    keepMine: 'Conservar lo mío',
    takeTheirs: 'Usar lo otro',
    keepBoth: 'Conservar ambos',
    bothHelp: '“Conservar ambos” une las dos listas. No se pierde nada de lo que escribieron.',
    bothHelpCaptions:
      '“Conservar ambos” une las dos listas. Solo si dos pies de foto son demasiado largos para una misma imagen queda el suyo: por favor, copie antes el otro si lo necesita.',
    later: 'Decidir más tarde',
    empty: 'Nada',
    video: 'Un mensaje en video',
    added: 'Añadido',
    changed: 'Cambiado',
    removed: 'Quitado',
    reordered: 'En otro orden.',
    unchanged: 'Como estaba antes.',
    noCaption: 'Sin pie de foto',
    photo: 'Foto',
    goal: 'Meta {goal}',
    parts: {
      name: 'Nombre',
      date: 'Fecha del memorial',
      address: 'Dirección',
      details: 'Otros datos',
      profilePhoto: 'Foto de perfil',
      photos: 'Fotos y pies de foto',
      stories: 'Historias',
      message: 'Mensaje',
      contacts: 'Contactos',
      funds: 'Fondos de donación',
    },
  },
}
