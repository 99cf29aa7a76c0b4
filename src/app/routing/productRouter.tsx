import { reactRouterProvider as base, type RouterProvider, type RouterTo } from 'ra-core';
import { type ComponentProps, forwardRef, useCallback } from 'react';
import { productPath } from './productPath';

/** Rewrites where react-admin wants to go into the product's addresses; what the product itself wrote passes untouched. */
function rewrite<T extends RouterTo | number>(to: T): T {
  if (typeof to === 'string') return productPath(to) as T;
  if (typeof to === 'object' && to.pathname !== undefined) return { ...to, pathname: productPath(to.pathname) };
  return to;
}

const Link = forwardRef<HTMLAnchorElement, ComponentProps<RouterProvider['Link']>>((props, ref) => (
  <base.Link {...props} ref={ref} to={rewrite(props.to)} />
));
Link.displayName = 'ProductLink';

function useNavigate(): ReturnType<RouterProvider['useNavigate']> {
  const navigate = base.useNavigate();
  return useCallback((to, options) => navigate(rewrite(to), options), [navigate]);
}

/** A tabbed form asks for its root by react-admin's own addresses; it is answered by the product's. */
const formRoots: Record<string, (pathname: string) => string | undefined> = {
  ':resource/create/*': (pathname) => /^.*\/new(?=\/|$)/.exec(pathname)?.[0],
  ':resource/:id/*': (pathname) => /^.*\/edit(?=\/|$)/.exec(pathname)?.[0],
};

const matchPath: RouterProvider['matchPath'] = (pattern, pathname) => {
  const asked = typeof pattern === 'string' ? pattern : pattern.path;
  const formRoot = formRoots[asked];
  if (!formRoot)
    return base.matchPath(
      typeof pattern === 'string' ? productPath(pattern) : { ...pattern, path: productPath(pattern.path) },
      pathname,
    );
  const root = formRoot(pathname);
  return root === undefined ? null : { params: {}, pathname, pathnameBase: root };
};

/** react-router as react-admin sees it: its paths leave as the product's addresses. */
export const productRouter: RouterProvider = {
  ...base,
  Link,
  Navigate: (props) => <base.Navigate {...props} to={rewrite(props.to)} />,
  useNavigate,
  useMatch: (pattern) => base.useMatch({ ...pattern, path: productPath(pattern.path) }),
  matchPath,
};
