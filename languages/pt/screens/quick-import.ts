import type { Translation } from '../../translation-type.ts'

export const quickImport: Translation<typeof import('../../en/screens/quick-import.ts').quickImport> = {
  label: 'Importação rápida',
  hint: 'Separe os itens com vírgulas, quebras de linha ou espaços. E-mails e números de telefone podem vir misturados.',
  import: 'Importar contatos',
  fromPhone: 'Escolher no meu telefone',
  fromPhoneFailed: 'O seu telefone não abriu os contatos. Você pode colar ou digitar aqui.',
  fromFile: 'Escolher um arquivo',
  fromFileFailed:
    'Não foi possível ler este arquivo. Salve os seus contatos como vCard (.vcf) ou como CSV em UTF-8, e escolha esse arquivo.',
  added:
    '{count, plural, =0 {Nenhum contato novo foi adicionado.} one {# contato adicionado.} other {# contatos adicionados.}}',
  already: '{count, plural, one {# já estava na sua lista.} other {# já estavam na sua lista.}}',
  unread:
    '{count, plural, one {# item não pôde ser lido e continua na caixa.} other {# itens não puderam ser lidos e continuam na caixa.}}',
  noRoom:
    '{count, plural, one {# item não coube} other {# itens não couberam}}: um memorial pode ter {limit, number} contatos.',
}
