import { mostInvited } from '../../contract/invitations';
import { clientRoles, roles } from '../../schema/areas';
import { answer, body, data, email254, password, text } from '../routes/authShapes';
import { begunAnswer } from '../routes/begun';

/** Shapes of the specification's calls about users. */
const id = { type: 'string', format: 'uuid' } as const;
const anyRecord = { type: 'object', additionalProperties: true } as const;
const records = { type: 'array', items: anyRecord } as const;
const list = answer({ data: records, total: { type: 'integer' }, page: { type: 'integer' }, limit: { type: 'integer' } });
const params = (properties: Record<string, object>) =>
  ({ type: 'object', required: Object.keys(properties), properties }) as const;

export const sentAnswer = { data: { sent: true } };
const sent = data({ sent: { type: 'boolean' } });
const companyIds = { type: 'array', maxItems: 100, uniqueItems: true, items: id } as const;
const personName = text(60);

export const invite = {
  body: body(
    {
      email: email254,
      first_name: personName,
      last_name: personName,
      roles: { type: 'array', items: { type: 'string', enum: roles } },
      isAdmin: { type: 'boolean' },
      payroll: { type: 'boolean' },
      companies: companyIds,
      role: { type: 'string', enum: clientRoles },
    },
    ['email', 'first_name', 'last_name'],
  ),
  response: { 201: anyRecord },
};
export const inviteMany = {
  body: body(
    {
      people: {
        type: 'array',
        minItems: 1,
        maxItems: mostInvited,
        items: body(
          { email: email254, first_name: personName, last_name: personName, companies: { ...companyIds, minItems: 1 } },
          ['email', 'first_name', 'last_name', 'companies'],
        ),
      },
    },
    ['people'],
  ),
  response: { 202: begunAnswer },
};
export const again = { params: params({ id }), response: sent };
const consents = {
  type: 'array',
  maxItems: 20,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'version'],
    properties: { kind: text(60), version: text(40) },
  },
} as const;
export const invitation = {
  body: body({ token: { type: 'string', maxLength: 100 } }, ['token']),
  response: data({
    email: { type: ['string', 'null'] },
    first_name: { type: 'string' },
    last_name: { type: 'string' },
    phone: { type: ['string', 'null'] },
    companies: { type: 'array', items: { type: 'string' } },
  }),
};
export const register = {
  params: params({ id: { type: 'string', maxLength: 100 } }),
  body: body(
    {
      password,
      email: email254,
      first_name: personName,
      last_name: personName,
      phone: { type: ['string', 'null'], maxLength: 30 },
      consents,
    },
    ['password'],
  ),
  response: data({ email: { type: 'string' } }),
};
export const askReset = { querystring: params({ id: email254 }), response: sent };
export const reset = {
  params: params({ token: { type: 'string', maxLength: 100 } }),
  body: body({ password }),
  response: data({ changed: { type: 'boolean' } }),
};
const query = { type: 'string' };
export const my = {
  querystring: { type: 'object', properties: { page: query, limit: query, sort: query, search: query, filters: query } },
  response: list,
};
export const companies = {
  querystring: { type: 'object', properties: { id, role: text(30) } },
  response: answer({ data: records }),
};
export const deactivate = { params: params({ id }), response: data({ id: { type: 'string' }, status: { type: 'string' } }) };
