import { clientResources } from '../../../resources/client';
import type { Resource } from '../../schema';

/** What the menu and the guard read of a declaration. */
function outlineOf({
  name,
  labels,
  area,
  module,
  path,
  createWord,
  title,
  privacy,
  conversation,
  client,
  menu,
  self,
}: Resource): Resource {
  const { purpose: _, ...kept } = privacy;
  return {
    name,
    labels,
    area,
    module,
    path,
    createWord,
    title,
    privacy: { purpose: '', ...kept },
    conversation,
    client: client && { rows: client.rows, may: client.may, writers: client.writers, menu: client.menu, thumb: client.thumb },
    menu,
    self,
    fields: {},
    list: { columns: [], sort: 'created:desc' },
  };
}

/**
 * Outlines of what stands in the client's menu, at hand before the declarations themselves have come. The build runs this
 * module, and only what it exports travels.
 */
export const clientMenu: Readonly<Record<string, Resource>> = Object.fromEntries(
  Object.values<Resource>(clientResources)
    .filter(
      ({ client, within, under, beneath }) => client?.may.includes('list') && (client.menu || !(within || under || beneath)),
    )
    .map((resource) => [resource.name, outlineOf(resource)]),
);
