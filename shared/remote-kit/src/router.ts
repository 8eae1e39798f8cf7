/** The part of React Router that remotes use; one copy per page, provided by the host. */
export {
  Link,
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps } from 'react-router-dom';
