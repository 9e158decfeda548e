import type { Texts } from '../texts.ts'

export const operatorErrors: Texts['operatorErrors'] = {
  OPERATOR_ONLY: 'A mesa é para operadores. Sua conta não é uma delas.',
  OPERATOR_PASSKEY_NEEDED:
    'Por favor, mostre sua chave de acesso. Uma que foi adicionada depois que a conta passou a ser de operador não vale.',
  COMMAND_LINE_ONLY: 'Isto só pode ser feito pela linha de comando.',
  OPERATOR_ACCOUNT:
    'Não há conta confirmada com chave de acesso neste endereço. O dono dela adiciona antes uma chave no perfil.',
  OPERATOR_NOT_FOUND: 'Este operador não existe.',
  JOB_NOT_FOUND: 'Este trabalho não está esperando nem falhou.',
  HAND_OVER_ACCOUNT: 'Não há conta confirmada com este endereço que possa ser a proprietária.',
  HAND_OVER_WAITS: 'Já foi pedido que este memorial seja entregue.',
  HAND_OVER_NOT_FOUND: 'Ninguém pediu isto.',
  HAND_OVER_EARLY: 'A família tem catorze dias para impedi-lo. Por favor, volte depois disso.',
  HAND_OVER_OVER: 'Isto já foi decidido.',
}
