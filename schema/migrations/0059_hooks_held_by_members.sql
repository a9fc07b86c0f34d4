-- Hooks that the command line took over are an owner's now: everything that is held ends or goes on with a member.
UPDATE hooks h SET held_by = (
  SELECT m.person_id FROM members m WHERE m.workspace_id = h.workspace_id AND m.role = 'owner'
  ORDER BY m.person_id LIMIT 1
) WHERE h.held_by = 'operator';
