import type { Translation } from '../../translation-type.ts'

export const deletion: Translation<typeof import('../../en/screens/deletion.ts').deletion> = {
  delete: 'Eliminar este memorial',
  title: '¿Eliminar este memorial?',
  everyone:
    'Desaparecerá para todos: para los invitados, para quien tenga el enlace y para quienes lo cuidan con usted.',
  until:
    'Puede recuperarlo desde su perfil hasta el {date}. Después, sus palabras, sus fotos y lo que otros dejaron se eliminan para siempre.',
  archive:
    'Quizá quiera guardar antes una copia: <archive>descargar el archivo</archive>, con cada foto y cada palabra.',
  type: 'Para mayor seguridad, escriba el nombre: {name}',
  missing: 'Por favor, escriba el nombre.',
  mismatch: 'Este no es el nombre de este memorial.',
  keep: 'Conservarlo',
  confirm: 'Eliminar',
  deleting: 'Eliminando…',
  failed: 'No se pudo eliminar. Por favor, vuelva a intentarlo.',

  deleted: 'El memorial de {name} se eliminó.',
  deletedHelp: 'Puede recuperarlo hasta el {date}, en Memoriales eliminados.',
  left: 'Usted ya no cuida el memorial de {name}.',
  leftHelp: 'Lo que hizo por él se conserva. Gracias.',

  listTitle: 'Memoriales eliminados',
  keptUntil: 'Eliminado el {date}. Puede recuperarlo hasta el {until}.',
  restore: 'Recuperarlo',
  restoreNamed: 'Recuperarlo: {name}',
  restoring: 'Recuperando…',
  restored: 'El memorial de {name} está de vuelta, con todo lo que contenía.',
  open: 'Abrirlo',
  restoreFailed: 'No se pudo recuperar. Por favor, vuelva a intentarlo.',
}
