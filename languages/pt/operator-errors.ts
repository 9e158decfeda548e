import type { Texts } from '../texts.ts'

export const operatorErrors: Texts['operatorErrors'] = {
  OPERATOR_PROOF_NEEDED:
    'Por favor, mostre sua chave de acesso de novo: este ato precisa de uma prova recente.',
  OPERATOR_ACCOUNT_NEEDED: 'Isto é para a conta de um operador, não para o código de operador.',
  OPERATOR_NAME_TAKEN:
    'Alguém que foi removido tinha este nome, ou o de outro operador é parecido demais. Por favor, escolha outro: o registro guarda os nomes para sempre.',
  OPERATOR_NOT_FOUND: 'Este operador não existe.',
  OPERATOR_LINK_INVALID: 'Este link já foi usado ou não vale mais. Por favor, peça um novo a outro operador.',
  OPERATOR_PASSKEY_UNKNOWN:
    'Esta chave de acesso não é conhecida aqui. Por favor, peça um novo link a outro operador.',
  LAST_PASSKEY: 'Esta é sua última chave de acesso. Por favor, adicione outra primeiro.',
  JOB_NOT_FOUND: 'Este trabalho não está esperando nem falhou.',
  HAND_OVER_ACCOUNT: 'Não há conta confirmada com este endereço que possa ser a proprietária.',
  HAND_OVER_WAITS: 'Já foi pedido que este memorial seja entregue.',
  HAND_OVER_NOT_FOUND: 'Ninguém pediu isto.',
  HAND_OVER_EARLY: 'A família tem três dias para se opor. Por favor, volte depois disso.',
  HAND_OVER_WITNESS: 'Outra pessoa, que não a que pediu, precisa testemunhar isto.',
  HAND_OVER_PASSKEY:
    'Para entregar um memorial, sua chave de acesso precisa ter vindo de um link da linha de comando. Por favor, peça um a quem administra o servidor.',
  HAND_OVER_OVER: 'Isto já foi decidido.',
}
