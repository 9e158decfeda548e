import type { Translation } from '../../translation-type.ts'

export const deletion: Translation<typeof import('../../en/screens/deletion.ts').deletion> = {
  delete: 'Excluir este memorial',
  title: 'Excluir este memorial?',
  everyone:
    'Ele deixa de existir para todos: para as pessoas convidadas, para quem tem o link e para quem cuida dele com você.',
  until:
    'Você pode trazê-lo de volta no seu perfil até {date}. Depois disso, as palavras, as fotos e o que outras pessoas deixaram são excluídos para sempre.',
  archive:
    'Talvez queira guardar uma cópia antes: <archive>baixar o arquivo</archive>, com cada foto e cada palavra.',
  type: 'Para ter certeza, digite o nome: {name}',
  missing: 'Por favor, digite o nome.',
  mismatch: 'Este não é o nome deste memorial.',
  keep: 'Manter',
  confirm: 'Excluir',
  deleting: 'Excluindo…',
  failed: 'Não foi possível excluir o memorial. Por favor, tente de novo.',

  deleted: 'O memorial de {name} foi excluído.',
  deletedHelp: 'Você pode trazê-lo de volta até {date}, em Memoriais excluídos.',
  left: 'Você não cuida mais do memorial de {name}.',
  leftHelp: 'O que você fez por ele fica. Agradecemos.',

  listTitle: 'Memoriais excluídos',
  keptUntil: 'Excluído em {date}. Você pode trazê-lo de volta até {until}.',
  restore: 'Trazer de volta',
  restoreNamed: 'Trazer de volta: {name}',
  restoring: 'Trazendo de volta…',
  restored: 'O memorial de {name} está de volta, com tudo o que havia nele.',
  open: 'Abrir',
  restoreFailed: 'Não foi possível trazê-lo de volta. Por favor, tente de novo.',
}
